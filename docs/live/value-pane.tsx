interface ValuePaneProps {
  readonly title: string
  readonly value: unknown
}

/** A value as it would be stored, as JSON. */
export const ValuePane = ({ title, value }: ValuePaneProps) => (
  <div className="live-pane">
    <p className="live-pane-title">{title}</p>
    <pre>{JSON.stringify(value, null, 2)}</pre>
  </div>
)
