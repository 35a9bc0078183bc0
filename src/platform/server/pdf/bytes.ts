/** Reads numbers one after another, the big end first, as fonts keep them. */
export const createReader = (data: Buffer, start = 0) => {
  let at = start
  const take = (count: number): number => {
    at += count
    return at - count
  }
  const uint8 = (): number => data.readUInt8(take(1))
  const uint16 = (): number => data.readUInt16BE(take(2))
  return {
    uint8,
    uint16,
    int8: (): number => data.readInt8(take(1)),
    int16: (): number => data.readInt16BE(take(2)),
    uint32: (): number => data.readUInt32BE(take(4)),
    skip: (count: number): void => void take(count),
    at: (): number => at,
    /** UIntBase128 of WOFF2: seven bits a byte. */
    base128: (): number => {
      let value = 0
      for (let count = 0; count < 5; count += 1) {
        const byte = uint8()
        value = value * 128 + (byte & 0x7f)
        if (byte < 0x80) return value
      }
      throw new Error('a number of more than five bytes')
    },
    /** 255UInt16 of WOFF2: one to three bytes. */
    packed16: (): number => {
      const code = uint8()
      if (code === 253) return uint16()
      return code === 255 ? uint8() + 253 : code === 254 ? uint8() + 506 : code
    },
  }
}

export type Reader = ReturnType<typeof createReader>
