import type { DeliveryState } from '@vitrine/schemas'

/** States in which something is still to be sent. */
export const openStates: readonly DeliveryState[] = ['waiting', 'failed']
