import { Failure } from '../../lib/failure';

/** Pages are of another database than the CMS has: a backup may have been put back. */
export class DatabaseReplacedError extends Failure {
  constructor() {
    super('The CMS has another database than the pages are of: every page is made anew.');
  }
}
