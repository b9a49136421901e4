import { FRAME_PROTOCOL, FRAME_VERSION, type FrameMessage } from '@vitrine/schemas'

type PayloadOf<T extends FrameMessage['type']> = Extract<FrameMessage, { readonly type: T }>['payload']

/** Says something to the parent. */
export type PostToParent = <T extends FrameMessage['type']>(type: T, payload: PayloadOf<T>) => void

export const frameMessageOf = <T extends FrameMessage['type']>(type: T, payload: PayloadOf<T>): FrameMessage =>
  ({ protocol: FRAME_PROTOCOL, version: FRAME_VERSION, type, payload }) as FrameMessage
