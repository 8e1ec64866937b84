import type { TestCms } from './cms';

export const PANEL_USER = { email: 'panel@example.com', password: 'Panel@12345' } as const;

interface Users {
  create: (user: object) => Promise<unknown>;
}
interface Roles {
  getSuperAdmin: () => Promise<{ readonly id: number }>;
}

/** Creates the panel's super admin and signs in. Returns the whole value of the header `Authorization`. */
export async function signInToPanel({ strapi, http }: TestCms): Promise<string> {
  const role = await (strapi.service('admin::role') as unknown as Roles).getSuperAdmin();
  await (strapi.service('admin::user') as unknown as Users).create({
    ...PANEL_USER,
    firstname: 'Panel',
    isActive: true,
    registrationToken: null,
    roles: [role.id],
  });
  const answer = await http.post('/admin/login').send(PANEL_USER).expect(200);
  const { data } = answer.body as { data: { token: string } };
  return `Bearer ${data.token}`;
}
