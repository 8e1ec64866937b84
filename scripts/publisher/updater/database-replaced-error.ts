import { Failure } from '../../lib/failure';

/** The pages are of another database than the CMS's, for example because a backup was restored. */
export class DatabaseReplacedError extends Failure {
  constructor() {
    super('The CMS has another database than the pages are of: every page is made anew.');
  }
}
