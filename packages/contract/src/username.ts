/** Username and e-mail rules with their sentences (specification, section 5; the product's username rule). */

// catches "ana.b-1", must not catch "ana@b" or "ab"
const USERNAME = /^[A-Za-z0-9._-]{3,30}$/;
// catches "a@b.co", must not catch "a@b", "a b@c.de" or "a@b..de"
const EMAIL = /^[^\s@<>"(),:;\\[\]]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,8}$/;

export const USERNAME_REQUIRED = "Username is required";
export const USERNAME_FORM = "Username may use 3 to 30 letters, digits, dots, dashes and underscores";
export const USERNAME_TAKEN = "Username is already taken";
export const EMAIL_REQUIRED = "Email is required";
export const EMAIL_FORM = "Invalid email format";
export const EMAIL_TAKEN = "Email is already in use";

export const usernameFault = (username: string): string | null => {
  if (username.trim() === "") return USERNAME_REQUIRED;
  return USERNAME.test(username.normalize("NFKC")) ? null : USERNAME_FORM;
};

export const emailFault = (email: string): string | null => {
  if (email.trim() === "") return EMAIL_REQUIRED;
  return email.length <= 254 && EMAIL.test(email.trim()) ? null : EMAIL_FORM;
};

/** The form in which names are compared: "Ana" and "ana" are one. */
export const usernameKey = (username: string): string => username.normalize("NFKC").toLowerCase();
export const emailKey = (email: string): string => email.trim().normalize("NFKC").toLowerCase();
