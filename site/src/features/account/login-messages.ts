import type { LoginAnswer } from './requests';

type Refused = Exclude<LoginAnswer['msg'], 'success'>;

/** The messages of a rejected login. Source: docs/contract.md, "Accounts and sessions" */
export const LOGIN_MESSAGES: Readonly<Record<Refused, string>> = {
  errorPass: 'Password Incorrect',
  errorNoCode: 'Code is required',
  errorCode: 'Code Incorrect, or already used',
  errorLogedin:
    'You are Loged In on another Device. Please Logged Out from that and than try again',
  errorNoUser: 'Either your Id is Incorrect or there is No User with this Id',
  errorInactive: 'Your Account is not Active yet',
};
