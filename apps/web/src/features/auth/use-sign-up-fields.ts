/**
 * The three fields of the sign-up: values, faults by the contract's rules on every change, live checks of username
 * and e-mail. A fault shows once its field was touched or the form was submitted.
 */
import { EMAIL_TAKEN, emailFault, passwordFault, ROUTES, USERNAME_TAKEN, usernameFault } from "@charticle/contract";
import { type ChangeEvent, useState } from "react";
import { call } from "~/lib/api/call.ts";
import { useLiveCheck } from "./use-live-check.ts";

export const SIGN_UP_FIELDS = ["username", "email", "password"] as const;
export type SignUpField = (typeof SIGN_UP_FIELDS)[number];
type Values = Record<SignUpField, string>;

const usernameExists = async (username: string, signal: AbortSignal): Promise<boolean> =>
  (await call(ROUTES.checkUsername, { params: { username }, signal })).exists;

const emailExists = async (email: string, signal: AbortSignal): Promise<boolean> =>
  (await call(ROUTES.checkEmail, { params: { email: email.trim() }, signal })).exists;

export function useSignUpFields() {
  const [values, setValues] = useState<Values>({ username: "", email: "", password: "" });
  const [touched, setTouched] = useState<ReadonlySet<SignUpField>>(new Set());
  const rules = {
    username: usernameFault(values.username),
    email: emailFault(values.email),
    password: passwordFault(values.password),
  };
  const username = useLiveCheck({ value: values.username, worthAsking: !rules.username, ask: usernameExists });
  const email = useLiveCheck({ value: values.email, worthAsking: !rules.email, ask: emailExists });
  const faults: Record<SignUpField, string | null> = {
    username: rules.username ?? (username.isTaken ? USERNAME_TAKEN : null),
    email: rules.email ?? (email.isTaken ? EMAIL_TAKEN : null),
    password: rules.password,
  };

  const bind = (name: SignUpField) => ({
    value: values[name],
    error: touched.has(name) ? faults[name] : null,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const typed = event.target.value;
      setValues((before) => ({ ...before, [name]: typed }));
      // An address is not at fault while it is still being typed for the first time.
      if (name !== "email") setTouched((before) => new Set(before).add(name));
    },
    onBlur: () => {
      if (values[name] !== "") setTouched((before) => new Set(before).add(name));
    },
  });

  /** Shows every fault and asks about the names anew; the first field at fault, or null. */
  const checkAll = async (): Promise<SignUpField | null> => {
    setTouched(new Set(SIGN_UP_FIELDS));
    const taken = { username: await username.now(), email: await email.now(), password: false };
    return SIGN_UP_FIELDS.find((name) => rules[name] !== null || taken[name]) ?? null;
  };

  return { values: { ...values, email: values.email.trim() }, bind, checkAll };
}
