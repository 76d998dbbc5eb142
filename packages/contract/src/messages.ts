/** The error catalogue of the specification (section 8), by screen. Sentences of the gate are in entitlement.ts. */

export const MESSAGES = {
  login: {
    failed: "Login failed. Please check your credentials.",
    afterToken: "An error occurred during login. Please try again.",
  },
  provider: {
    failed: "Google login failed. Please try again.",
    authentication: "Authentication failed. Please try again.",
    noCredential: "No credential received",
  },
  forgot: {
    sent: "Password reset link has been sent to your email (might need to check spam).",
    failed: "An error occurred. Please try again.",
  },
  reset: { failed: "An error occurred" },
  sendOtp: { failed: "Failed to send OTP", noBody: "Failed to send OTP. Please try again." },
  otp: {
    sent: "A verification code has been sent to your email (might need to check spam).",
    resent: "A new verification code has been sent to your email (might need to check spam).",
    verified: "Account verified successfully",
    failed: "Verification failed. Please try again.",
    error: "An error occurred. Please try again.",
    resendFailed: "Failed to resend verification code. Please try again later.",
  },
  reports: {
    bugEmpty: "Please describe the bug before submitting.",
    featureEmpty: "Please describe the feature before submitting.",
    bugFailed: "Failed to submit bug report. Please try again later.",
    featureFailed: "Failed to submit feature request. Please try again later.",
    bugSent: "Bug report submitted successfully. Thank you for your feedback!",
    featureSent: "Feature request submitted successfully. Thank you for your feedback!",
  },
  extraction: {
    failedTitle: "Data Extraction Failed",
    failed: "An error occurred while processing your request.",
    loading: "Generating graphs...",
    empty: "Enter a text to generate graphs",
    chartLoading: "Loading Chart...",
  },
  subscription: {
    missing: "Subscription information not found",
    cancelFailed: "Failed to cancel subscription. Please try again later.",
    reactivateFailed: "Failed to reactivate subscription. Please try again later.",
    checkoutFailed: "Payment initiation failed. Please try again.",
  },
  checkout: {
    noTokens: "Authentication tokens not found. Please log in again.",
    noUser: "User ID not found. Redirecting to home...",
    failed: "There was an error processing your subscription. Redirecting to home...",
    error: "An error occurred. Redirecting to home...",
    processing: "Processing your subscription... Please wait.",
    upgrading: "Processing your upgrade... Please wait.",
    done: "Subscription processed successfully! Redirecting to home...",
  },
  history: { empty: "Your history is empty" },
  notFound: "Page not found",
} as const;
