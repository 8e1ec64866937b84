import { useId } from 'react';
import { missingForPublic } from '../../../domain';
import type { Area, Kind, ReraTerms } from '../../../domain';
import { TickField } from '../../../fields/tick-field';
import type { MasterOptions } from '../../../requests/masters';
import { cx } from '../../../styles/cx';
import { bodyOf, sectionsOf, WITHOUT_IMAGES } from './form-values';
import type { ListingFormValues } from './form-values';
import { ListingField } from './listing-field';
import * as styles from './listing-form.module.css';

interface JumpListProps {
  readonly sections: readonly { readonly title: string; readonly target: string }[];
}

/** Focuses the heading of the section, so that Tab moves into its fields. */
function jump(target: string): void {
  const heading = document.getElementById(target);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

/** The list of links to the sections of a long form. It is always visible. */
const JumpList = ({ sections }: JumpListProps) => (
  <nav className={styles.jumps} aria-label="Sections">
    <ul className={styles.ways}>
      {sections.map(({ title, target }) => (
        <li key={target}>
          <button
            type="button"
            className={styles.way}
            onClick={() => {
              jump(target);
            }}
          >
            {title}
          </button>
        </li>
      ))}
    </ul>
  </nav>
);

/** What the CMS offers a listing's form. */
export interface OfferedProps {
  readonly masters: MasterOptions;
  readonly rera: ReraTerms;
}

interface ListingFieldsProps extends OfferedProps {
  readonly area: Area;
  readonly kind: Kind;
  readonly values: ListingFormValues;
  /** The heading level of the sections' titles. */
  readonly heading: 'h2' | 'h3';
}

/** What a draft lacks until it can be available. */
const DraftNote = (props: Omit<ListingFieldsProps, 'masters' | 'heading'>) => {
  const { area, kind, values, rera } = props;
  const missing = missingForPublic(kind, area, bodyOf(kind, values), rera);
  return (
    <p className={styles.note} role="status">
      {missing.length > 0
        ? `Until it can be Available, this draft needs: ${missing.join(', ')}.`
        : 'This draft has everything that it needs to be Available.'}
    </p>
  );
};

/** All fields for the current values, in sections, with the links to the sections. */
export function ListingFields(props: ListingFieldsProps) {
  const { values, heading: Heading, rera, ...own } = props;
  const id = useId();
  const sections = sectionsOf(own.kind, values);
  const headingId = (section: string): string => `${id}-${section}`;
  return (
    <div className={styles.listing}>
      <JumpList
        sections={sections.map(({ section, title }) => ({ title, target: headingId(section) }))}
      />
      <p className={styles.note}>Fields with a star (*) are mandatory.</p>
      {sections.map(({ section, title, rows }) => (
        <section key={section} className={styles.section} aria-labelledby={headingId(section)}>
          <Heading className={styles.title} id={headingId(section)} tabIndex={-1}>
            {title}
          </Heading>
          {rows.map((row) => (
            <div key={row[0]?.name} className={cx(styles.row, row.length > 1 && styles.pair)}>
              {row.map((field) => (
                <ListingField key={field.name} field={field} {...own} />
              ))}
            </div>
          ))}
          {rows.flat().some(({ name }) => name === 'stage') &&
            values[WITHOUT_IMAGES] !== undefined && (
              <TickField name={WITHOUT_IMAGES}>Inactive while there are no images</TickField>
            )}
          {rows.flat().some(({ name }) => name === 'stage') && values.stage === 'Draft' && (
            <DraftNote area={own.area} kind={own.kind} {...{ values, rera }} />
          )}
        </section>
      ))}
    </div>
  );
}
