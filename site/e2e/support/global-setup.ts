import { setting } from './setting';
import { send } from './http';

/** Signs in to the panel once for all tests, because the panel limits sign-ins. */
export default async function signInToPanel(): Promise<void> {
  const credentials = { email: 'admin@example.com', password: setting('SAMPLE_PASSWORD') };
  const { status, body } = await send<{ data: { token: string } | null }>(
    `${setting('CMS_URL')}/admin/login`,
    'POST',
    credentials,
    '',
  );
  if (!body.data) throw new Error(`The panel lets nobody in: ${String(status)}`);
  process.env.PANEL_TOKEN = body.data.token;
}
