import specification from './specification/clauses.json';

const sentences = new Map(
  specification.areas.flatMap(({ clauses }) => clauses.map(({ id, sentence }) => [id, sentence] as const)),
);

/** What a clause says. @throws Error when there is none of that name */
export function clauseSentence(id: string): string {
  const sentence = sentences.get(id);
  if (sentence === undefined) throw new Error(`${id} is no clause`);
  return sentence;
}

/** Where Storybook shows a clause's row on the page of clauses. */
export const clausePath = (id: string) => `/docs/specification-clauses--docs#${id}`;

/** The same as an address, from Storybook's own on. */
export const clauseAddress = (id: string) => `./?path=${clausePath(id)}`;

export interface ClauseLinkProps {
  /** 'DASH-3'. */
  id: string;
}

/** A clause by its name, with what it says for whoever rests on it; leads to its proofs. */
export function ClauseLink({ id }: ClauseLinkProps) {
  return (
    <a
      href={clauseAddress(id)}
      target="_top"
      title={clauseSentence(id)}
      className="inline-flex min-h-6 items-center font-medium whitespace-nowrap underline decoration-outline underline-offset-2 hover:decoration-ink"
    >
      {id}
    </a>
  );
}
