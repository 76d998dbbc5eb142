/** Keys of the browser's local storage (specification, section 3). Who writes each and when stands beside it. */
export const STORAGE_KEYS = {
  /** log-in, provider sign-in, refresh */
  accessToken: "accessToken",
  /** log-in, provider sign-in, refresh */
  refreshToken: "refreshToken",
  /** log-in and provider sign-in: JSON of the user */
  userData: "USER_DATA",
  /** log-in and provider sign-in */
  userId: "userId",
  /** log-in and provider sign-in */
  userEmail: "userEmail",
  /** the gate, the guard (active or expired) and /checkout-success */
  subscriptionStatus: "subscriptionStatus",
  /** the gate, the guard and /checkout-success */
  subscriptionId: "subscriptionId",
  /** the gate, the guard and /checkout-success */
  subscriptionEndDate: "subscriptionEndDate",
} as const;
