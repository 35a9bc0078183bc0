import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { qrCodeOf } from './qr-code.ts'

const draw = (text: string): string =>
  (qrCodeOf(new TextEncoder().encode(text)) ?? [])
    .map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''))
    .join('\n')

// what an encoder of others draws at level M with the same mask, and a scanner reads
const vitrine = `
#######..###..#######
#.....#.####..#.....#
#.###.#...###.#.###.#
#.###.#...###.#.###.#
#.###.#.##..#.#.###.#
#.....#...#.#.#.....#
#######.#.#.#.#######
.........#.##........
#.#.#.#...##....#..#.
###.....##....##.###.
##########..#...#####
##.#.#.##.#...#....##
#...###..#..#.#######
........#.##.#.#.....
#######..###.####.###
#.....#..#####.##...#
#.###.#.#..#.###.####
#.###.#.......##.#.#.
#.###.#.###.#..##...#
#.....#..##...#....#.
#######.##..#.#...###`

test('[ACCOUNT-150] a short text is drawn as scanners read it', () => {
  expect(draw('VITRINE')).toBe(vitrine.trim())
})

test('[ACCOUNT-150] and one for an authenticator, in several blocks, also where the version is drawn', () => {
  const uri = 'otpauth://totp/Vitrine%3Aboss%40mail.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Vitrine'
  const hashes = [uri, `${uri}&${'x'.repeat(150)}`].map((text) => createHash('sha256').update(draw(text)).digest('hex'))
  expect(hashes).toEqual([
    'f43393a4d33b32f7703a05e05ef91802e83e907a779e0b37867a82850d9556a7',
    '306227c08a912f1034f57a9cd18254f6803430f1517bacc8c6c85ca857a7b79c',
  ])
})

// bytes that versions 1 to 12 hold at level M, as the standard lists them
const rooms = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287]

test('[ACCOUNT-150] the smallest drawing with room is taken; 287 bytes have room, more are none', () => {
  const sizeOf = (bytes: number) => qrCodeOf(new Uint8Array(bytes))?.length
  expect(rooms.map(sizeOf)).toEqual(rooms.map((_, index) => 21 + index * 4))
  expect(rooms.map((room) => sizeOf(room + 1))).toEqual([...rooms.slice(1).map(sizeOf), undefined])
})
