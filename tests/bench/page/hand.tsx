import { ByHand } from '../render/by-hand.tsx'
import { page } from './page.ts'

/** The page as somebody would write it who needs no builder. */
export const Page = () => <ByHand sections={page} />
