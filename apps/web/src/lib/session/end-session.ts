/** The session is over for good: clears all local storage and goes to /login. */
export function endSession(): void {
  window.localStorage.clear();
  window.location.replace("/login");
}
