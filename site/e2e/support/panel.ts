import { setting } from './setting';
import signInToPanel from './global-setup';
import { callCms } from './http';
import type { Answer, Method } from './http';

/** Calls the panel as its super admin. A session ends after half an hour; then the function signs in again. */
export async function panelRequest<T>(
  method: Method,
  path: string,
  sent?: unknown,
): Promise<Answer<T>> {
  const ask = () => callCms<T>(method, path, sent, `Bearer ${setting('PANEL_TOKEN')}`);
  const answer = await ask();
  if (answer.status !== 401) return answer;
  await signInToPanel();
  return ask();
}
