import { type ComponentFacts, Noted, Section } from './Sections';

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
 * What react-docgen found, which knows inherited props too; it does not look into story files.
 * @param written the types as they are written, by prop: react-docgen calls `readonly string[]` unknown
 */
const documentedRows = (
  { props = {} }: NonNullable<Documented['__docgenInfo']>,
  written: ReadonlyMap<string, string>,
): Row[] =>
  Object.entries(props).map(([name, { required = false, description = '', tsType, defaultValue }]) => ({
    name,
    required,
    sentence: description,
    type: tsType?.raw ?? (tsType?.name === 'unknown' ? written.get(name) : undefined) ?? tsType?.name ?? '',
    usual: defaultValue?.value,
  }));

/** Every prop with its sentence. */
export function Props({ of, component }: { of: unknown; component: ComponentFacts }) {
  const docgen = docgenOf(of);
  const written = new Map(component.props.map(({ name, type }) => [name, type]));
  const rows = docgen.props
    ? documentedRows(docgen, written)
    : component.props.map((prop) => ({ ...prop, usual: undefined }));
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
