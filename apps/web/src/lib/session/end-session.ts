/** The session is over for good: clears all local storage and goes to /login. What was typed waits in its tab. */
export function endSession(): void {
  window.localStorage.clear();
  window.location.replace("/login");
}
