import { Section } from './Sections';
import type { UsedTokens } from './tokensIn';

const valueIn = (appearance: 'light' | 'dark', name: string): string => {
  const probe = document.createElement('div');
  probe.className = appearance;
  document.body.append(probe);
  const value = getComputedStyle(probe).getPropertyValue(name);
  probe.remove();
  return value;
};

/** The tokens that decide how the main example looks, each with its value. */
export function Tokens({ used }: { used: UsedTokens }) {
  if (used.colours.length + used.sizes.length === 0) return null;
  return (
    <Section id="tokens" title="Tokens in use" count={used.colours.length + used.sizes.length}>
      <ul className="book-tokens">
        {used.colours.map((name) => (
          <li key={name}>
            {(['light', 'dark'] as const).map((appearance) => (
              <span key={appearance} className={`book-swatch ${appearance}`}>
                <span style={{ background: `var(${name})` }} />
              </span>
            ))}
            <span>
              <code>{name}</code>
              <span className="book-values">
                {valueIn('light', name)} / {valueIn('dark', name)}
              </span>
            </span>
          </li>
        ))}
        {used.sizes.map((name) => (
          <li key={name}>
            <span className="book-size" aria-hidden>
              {name.startsWith('--radius') ? <span style={{ borderRadius: `var(${name})` }} /> : 'Aa'}
            </span>
            <span>
              <code>{name}</code>
              <span className="book-values">{valueIn('light', name)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
