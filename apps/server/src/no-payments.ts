/** Stands where no payment side does: it confirms nothing, so no plan is ever granted by it. */
import type { PaymentsPort } from "./backend/payments-port.ts";

export const noPayments: PaymentsPort = {
  confirm: async () => null,
  userDeleted: async () => undefined,
  exportUser: async () => null,
};
