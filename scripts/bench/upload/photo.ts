import sharp from 'sharp';

const WIDTH = 4000;
const HEIGHT = 3000;
const QUALITY = 90;

/**
 * A twelve-megapixel JPEG like a photo: light from above and the noise of a camera's sensor. Each call gives a similar
 * one.
 */
export async function photo(): Promise<Buffer> {
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(WIDTH)}" height="${String(HEIGHT)}">
    <linearGradient id="sky" x2="0.3" y2="1"><stop stop-color="#9fc3e8"/><stop offset="1" stop-color="#6b5a45"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#sky)"/>
    <rect x="900" y="800" width="1400" height="1900" fill="#c9b79c"/>
    <rect x="2500" y="1300" width="900" height="1400" fill="#8d4a36"/>
    <circle cx="3300" cy="500" r="220" fill="#fff3d0"/>
  </svg>`;
  const grain = await sharp({
    create: {
      width: WIDTH,
      height: HEIGHT,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 45 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(Buffer.from(scene))
    .removeAlpha()
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: QUALITY })
    .toBuffer();
}
