import { nullIfNotFound } from '../../requests/api-error';
import { editUser, findUser } from './requests';
import { MESSAGES, parseRecord, RECORD_RULES } from '../../domain';
import type { Account, FieldErrors, RecordField } from '../../domain';
import { SelectField } from '../../fields/select-field';
import { TextField } from '../../fields/text-field';
import { changedValues } from '../../forms/edits';
import type { SendContext } from '../../forms/send-form';
import { toastSuccess } from '../../overlays/store';
import { useCan } from '../../session/use-can';
import { useSession } from '../../session/use-session';
import * as styles from './users.module.css';

type FieldKey = keyof typeof RECORD_RULES.account.fields;
type UserValues = Readonly<Record<string, string>>;

const FIELDS: Readonly<Record<FieldKey, RecordField>> = RECORD_RULES.account.fields;
const KEYS = Object.keys(FIELDS) as readonly FieldKey[];
/** Fields that only a super admin can change. Source: docs/contract.md, "Roles" */
const OF_SUPER_ADMINS: readonly FieldKey[] = ['userId', 'userType'];
/** Fields that no user can change in the own account. Source: docs/contract.md, "Staff on the site" */
const OF_OTHERS: readonly FieldKey[] = ['userStatus', 'userType', 'userId'];
const INPUT_MODES = { phone: 'tel', email: 'email' } as const;

const labelOf = (name: string): string => FIELDS[name as FieldKey].label;

const modeOf = (type: string) =>
  type in INPUT_MODES ? INPUT_MODES[type as keyof typeof INPUT_MODES] : 'text';

/** The fields of an account that the current user cannot change. */
function useFixedFields(user: Account): (key: FieldKey) => boolean {
  const can = useCan();
  const { account } = useSession();
  const fixed = [
    ...(can('change user ids and types') ? [] : OF_SUPER_ADMINS),
    ...(account?._id === user._id ? OF_OTHERS : []),
  ];
  return (key) => fixed.includes(key);
}

/** The data, checks and requests of an account's form. */
export function useEditUser(user: Account, onDone: () => void) {
  const isFixed = useFixedFields(user);
  const keys = KEYS.filter((key) => !isFixed(key));

  const check = (values: UserValues): FieldErrors => {
    const read = parseRecord('account', values, { ...user });
    return read.ok ? {} : read.errors;
  };
  const onSend = async (
    values: UserValues,
    { base }: SendContext<UserValues>,
  ): Promise<FieldErrors | undefined> => {
    const { msg } = await editUser(user._id, changedValues(base, values));
    if (msg === 'errorUserAlready') return { userId: MESSAGES.userAlready };
    toastSuccess('Updated Successfully');
    onDone();
    return undefined;
  };
  const valuesOf = (account: Account): UserValues =>
    Object.fromEntries(keys.map((key) => [key, account[key] ?? '']));
  const reload = async (): Promise<UserValues | null> => {
    const now = await nullIfNotFound(() => findUser(user._id));
    return now && valuesOf(now);
  };
  const initialValues = valuesOf(user);
  return { initialValues, check, onSend, reload, labelOf, draft: `UserEdit ${user._id}` };
}

/** The fields of an account. A field that the user cannot change is shown as text. */
export function UserFields({ user }: { readonly user: Account }) {
  const isFixed = useFixedFields(user);
  return KEYS.map((key) => {
    const { type, label, options, required, hint } = FIELDS[key];
    if (isFixed(key)) {
      return (
        <p key={key} className={styles.fixed}>
          <span className="muted small">{label}</span> {user[key]}
        </p>
      );
    }
    if (options)
      return <SelectField key={key} name={key} label={label} options={options} isRequired />;
    return (
      <TextField
        key={key}
        name={key}
        label={label}
        isRequired={required !== undefined}
        {...(hint !== undefined && { hint })}
        inputMode={modeOf(type)}
      />
    );
  });
}
