import { setting } from './setting';
import { callCms } from './http';

/** Signs in to the panel once for all tests, because the panel limits sign-ins. */
export default async function signInToPanel(): Promise<void> {
  const credentials = { email: 'admin@example.com', password: setting('SAMPLE_PASSWORD') };
  const { status, body } = await callCms<{ data: { token: string } | null }>(
    'POST',
    '/admin/login',
    credentials,
  );
  if (!body.data) throw new Error(`The panel lets nobody in: ${String(status)}`);
  process.env.PANEL_TOKEN = body.data.token;
}
