import { getFetchClient, isFetchError } from '@strapi/strapi/admin';
import type { FieldErrors } from '../../domain';

const PATH = '/admin/second-factor';

/** A user of the panel whose second factor can be reset. */
export interface OtherUser {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

/** The initial data of the page. */
export interface SecondFactorState {
  readonly isOn: boolean;
  readonly others: readonly OtherUser[];
}

/** A secret for an authenticator app: as text, as a URI and as a QR code of the URI. */
export interface AppSecret {
  readonly secret: string;
  readonly uri: string;
  readonly qr: string;
}

export interface PasswordAndCode {
  readonly password: string;
  readonly code: string;
}

async function post<T>(path: string, body: object = {}): Promise<T> {
  const { data } = await getFetchClient().post<{ data: T }>(`${PATH}/${path}`, body);
  return data.data;
}

/** The calls of the page. They reject with Strapi's errors. */
export async function showSecondFactor(): Promise<SecondFactorState> {
  const { data } = await getFetchClient().get<{ data: SecondFactorState }>(PATH);
  return data.data;
}
export const beginSecondFactor = () => post<AppSecret>('begin');
export const switchOn = (sent: PasswordAndCode) =>
  post<{ recoveryCodes: readonly string[] }>('on', sent);
export const switchOff = (sent: PasswordAndCode) => post<object>('off', sent);
export const resetOther = ({ id }: OtherUser) => post<object>('reset', { id });

interface Refusal {
  readonly message?: string;
  readonly details?: {
    readonly errors?: readonly { readonly path: readonly string[]; readonly message: string }[];
  };
}

const refusalIn = (failure: unknown): Refusal | undefined =>
  isFetchError(failure)
    ? (failure.response?.data as { error?: Refusal } | undefined)?.error
    : undefined;

/** The message of an error. */
export const messageOf = (failure: unknown): string =>
  refusalIn(failure)?.message ?? 'The server could not be reached. Please try again';

/** The validation errors of the fields; undefined for other errors. */
export function fieldErrorsOf(failure: unknown): FieldErrors | undefined {
  const errors = refusalIn(failure)?.details?.errors;
  return errors && Object.fromEntries(errors.map(({ path, message }) => [path[0], message]));
}
