import { Failure } from '../../lib/failure';

/**
 * The pages cannot follow the CMS's changes. They are of another database, for example because a backup was restored, or
 * the publisher was away for so long that the CMS has removed entries of its change log.
 */
export class CannotFollowError extends Failure {
  constructor() {
    super(
      'The CMS has another database than the pages are of, or not all changes since: every page is made anew.',
    );
  }
}
