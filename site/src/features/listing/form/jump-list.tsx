import * as styles from './listing-form.module.css';

interface JumpListProps {
  readonly sections: readonly { readonly title: string; readonly target: string }[];
}

/** The section's heading takes the focus: from there Tab leads into its fields. */
function jump(target: string): void {
  const heading = document.getElementById(target);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

/** The ways to the sections of a long form; they stay in sight. */
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
