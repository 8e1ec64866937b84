import * as styles from './listing-form.module.css';

interface JumpListProps {
  readonly sections: readonly { readonly title: string; readonly target: string }[];
}

/** The section's heading gets the focus: Tab then leads into its fields. */
function jump(target: string): void {
  const heading = document.getElementById(target);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

/** The jump list of a long form, always visible. */
export const JumpList = ({ sections }: JumpListProps) => (
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
