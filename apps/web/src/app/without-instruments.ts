/**
 * React Router's instruments (measuring what it does), of which we set none: takes the place of its instrumentation.js
 * (scripts/own-router-parts.ts).
 */

/** @public Whoever waits for a measurement: no one. */
export const consumeInstrumentationClientResultMetaReceiver = (): undefined => undefined;

const never = (): never => {
  throw new Error("No instrument of ours measures the router.");
};

/** @public Named by React Router for instruments that are set. */
export {
  never as getRouteInstrumentationUpdates,
  never as instrumentClientSideRouter,
  never as instrumentHandler,
  never as instrumentationResultMetaContext,
};
