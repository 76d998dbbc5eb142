/** Where the server puts the run-time facts: `<script type="application/json" id="run-time-facts">`. */
export const FACTS_ELEMENT_ID = "run-time-facts";
