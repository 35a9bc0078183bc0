import { qrCodeOf } from '../../rules/qr-code.ts'
import styles from '../account.module.css'

/** Light squares around a code, which scanners want. */
const edge = 4

/** A text as a QR code, dark on light in every theme; nothing where it is too long for one. */
export const QrPicture = ({ text, label }: { text: string; label: string }) => {
  const code = qrCodeOf(new TextEncoder().encode(text))
  if (!code) return null
  const size = code.length + edge * 2
  const path = code
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x + edge} ${y + edge}h1v1h-1z` : [])))
    .join('')
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
