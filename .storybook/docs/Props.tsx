import type { ComponentFacts } from './roomFacts';
import { Noted, Section } from './Sections';

interface Docgen {
  required?: boolean;
  description?: string;
  tsType?: { name?: string; raw?: string };
  defaultValue?: { value?: string } | null;
}

/** A component with what react-docgen wrote on it. */
interface Documented {
  __docgenInfo?: { displayName?: string; description?: string; props?: Record<string, Docgen> };
}

interface Row {
  name: string;
  required: boolean;
  sentence: string;
  type: string;
  usual: string | undefined;
}

/** What react-docgen wrote on a component; nothing where it did not look. */
export function docgenOf(component: unknown): NonNullable<Documented['__docgenInfo']> {
  const { __docgenInfo: docgen = {} }: Documented = component instanceof Object ? component : {};
  return docgen;
}

/**
 * What the sources say, with the defaults that react-docgen found, and then what it alone found. It knows defaults and
 * libraries' props, but neither what `Omit` and `Pick` leave nor story files.
 */
function rowsOf({ props = {} }: NonNullable<Documented['__docgenInfo']>, component: ComponentFacts): Row[] {
  const written = component.props.map((prop) => ({ ...prop, usual: props[prop.name]?.defaultValue?.value }));
  const known = new Set(written.map(({ name }) => name));
  const others = Object.entries(props).filter(([name]) => !known.has(name));
  return [
    ...written,
    ...others.map(([name, { required = false, description = '', tsType, defaultValue }]) => ({
      name,
      required,
      sentence: description,
      type: tsType?.raw ?? tsType?.name ?? '',
      usual: defaultValue?.value,
    })),
  ];
}

/** Every prop with its sentence. */
export function Props({ of, component }: { of: unknown; component: ComponentFacts }) {
  const docgen = docgenOf(of);
  const rows = rowsOf(docgen, component);
  if (rows.length === 0) return null;
  const { displayName = component.name } = docgen;
  return (
    <Section
      id="props"
      title={displayName === component.name ? 'Props' : `Props of ${displayName}`}
      count={rows.length}
    >
      <table className="book-table book-props">
        <thead>
          <tr>
            <th scope="col">Prop</th>
            <th scope="col">What it is</th>
            <th scope="col">Type</th>
            <th scope="col">Default</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, required, sentence, type, usual }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
                {required && <span className="book-required">required</span>}
              </th>
              <td>
                <Noted text={sentence} />
              </td>
              <td>
                <code>{type}</code>
              </td>
              <td>{usual === undefined ? '' : <code>{usual}</code>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
