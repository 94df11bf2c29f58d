import type { Decorator } from '@storybook/react-vite';
import { Panel } from '@/ui/Panel';

/** The edge of a card, for what stands in one and brings none. */
export const inPanel: Decorator = (Story) => (
  <Panel padding="medium">
    <div>
      <Story />
    </div>
  </Panel>
);
