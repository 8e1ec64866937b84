import { Button } from '../../components/button/button';

/** The rows of one page. */
export const PAGE_SIZE = 10;

interface PagesProps {
  readonly offset: number;
  readonly count: number;
  readonly onOffset: (offset: number) => void;
}

/** The buttons to newer and older rows; nothing if all rows are on one page. */
export const Pages = ({ offset, count, onOffset }: PagesProps) =>
  count > PAGE_SIZE && (
    <nav className="row-12 spread" aria-label="Pages">
      <Button
        variant="secondary"
        size="small"
        disabled={offset === 0}
        onClick={() => {
          onOffset(Math.max(0, offset - PAGE_SIZE));
        }}
      >
        Newer
      </Button>
      <p className="muted small figures">
        {offset + 1} to {Math.min(count, offset + PAGE_SIZE)} of {count}
      </p>
      <Button
        variant="secondary"
        size="small"
        disabled={offset + PAGE_SIZE >= count}
        onClick={() => {
          onOffset(offset + PAGE_SIZE);
        }}
      >
        Older
      </Button>
    </nav>
  );
