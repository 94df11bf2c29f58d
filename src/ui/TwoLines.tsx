import { Text } from '@radix-ui/themes';

export interface TwoLinesProps {
  /** What it is. Any length and any script; long words break. */
  first: string;
  /** What it belongs to, small below; left out when blank. */
  second: string;
}

/** Two texts of one cell, the second small below the first. */
export function TwoLines({ first, second }: TwoLinesProps) {
  return (
    <>
      <Text as="p" size="2" dir="auto" className="text-dense font-medium wrap-anywhere">
        {first}
      </Text>
      {second.trim() !== '' && (
        <Text as="p" size="1" color="gray" dir="auto" className="wrap-anywhere">
          {second}
        </Text>
      )}
    </>
  );
}
