/** A stand-in until the dialog is here. */
export function ReportDialog(props: {
  kind: "bug" | "feature";
  email: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  return props.open ? <p>{props.kind}</p> : null;
}
