import { numberText } from '../../domain';
import { useNews } from './use-news';
import * as styles from './new-count.module.css';

/** The number of new enquiries, in the staff menu. */
export function NewCount() {
  const news = useNews();
  return news !== null && news.new > 0 ? (
    <span className={styles.count}>{numberText(news.new)} new</span>
  ) : null;
}
