import { Icon } from '../../components/icon/icon';
import {
  BOOK_NAMES,
  OTHER_PERMISSION_NAMES,
  OTHER_PERMISSIONS,
  PERMISSION_BOOKS,
  PERMISSION_RIGHTS,
} from '../../domain';
import type { Account } from '../../domain';
import * as styles from './users.module.css';

const Flag = ({ isSet }: { readonly isSet: boolean }) => (
  <>
    <Icon of={isSet ? 'Check' : 'Minus'} size={18} className={isSet ? styles.yes : styles.no} />
    <span className="visually-hidden">{isSet ? 'Yes' : 'No'}</span>
  </>
);

/** The permissions of an account in the books; they are edited in the CMS. */
export const Permissions = ({ user }: { readonly user: Account }) => (
  <section className={styles.section} aria-labelledby="permissions">
    <h2 id="permissions">Permissions</h2>
    <table className={styles.grid}>
      <thead>
        <tr>
          <th scope="col">Book</th>
          {PERMISSION_RIGHTS.map((right) => (
            <th key={right} scope="col">
              {right}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {PERMISSION_BOOKS.map((book) => (
          <tr key={book}>
            <th scope="row">{BOOK_NAMES[book]}</th>
            {PERMISSION_RIGHTS.map((right) => (
              <td key={right}>
                <Flag isSet={user[`${book}${right}`]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    <dl className={styles.facts}>
      {OTHER_PERMISSIONS.map((flag) => (
        <div key={flag} className={styles.fact}>
          <dt>{OTHER_PERMISSION_NAMES[flag]}</dt>
          <dd>
            <Flag isSet={user[flag]} />
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
