import { encode } from 'uqr'
import styles from './two-factor.module.css'

interface QrCodeProps {
  readonly text: string
  /** What it is for. What stands in it must stand beside it, too. */
  readonly label: string
}

/** Modules of white around a code, by which cameras find it (ISO/IEC 18004, 9.1). */
const QUIET = 4

/** A text as a QR code, black on white in every theme, since not every camera reads it the other way round. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
