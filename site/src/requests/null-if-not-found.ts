import { isNotFound } from './api-error';

/** What is asked for; null where it is not there, or not for this caller. @throws ApiError for any other failure */
export async function nullIfNotFound<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}
