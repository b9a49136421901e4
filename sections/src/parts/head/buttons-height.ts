import type { Screen } from '@vitrine/renderer'

interface Labelled {
  readonly button?: { readonly label?: string | undefined } | undefined
}

/** As wide as the edges of a button and the gap after it. */
const edges = ' '.repeat(14)

/** How high buttons side by side stand, with the room above them: in as many rows as their labels need. */
export function buttonsHeight(buttons: readonly Labelled[], screen: Screen, width = screen.width): number {
  const labels = buttons.flatMap(({ button }) => (button?.label ? button.label + edges : []))
  if (labels.length === 0) return 0
  const rows = screen.text(labels.join(''), { width: width + 35 }) / screen.text('a')
  return (screen.isPhone ? 16 : 8) + rows * 60 - 12
}
