import type { Banner as WireBanner } from '@obsidiana/contract';
import { BlurImage, ButtonLink, HeroBanner, HeroVideo } from '@obsidiana/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../page/hooks.ts';
import { hasteOf, Picture, Preload, widthsOf } from './picture.tsx';

export interface BannerProps {
  banner: WireBanner;
  /** The page opens with it. */
  first?: boolean;
  /** Beside the banner's own button. */
  action?: ReactNode;
}

/** A banner with an image or a video, one for phones and one for wide pages. */
export function Banner({ banner, first = false, action }: BannerProps) {
  const { title, text, button, link } = banner;
  const { desktop_image, desktop_is_video, desktop_poster, desktop_blur } = banner;
  const { mobile_image, mobile_is_video, mobile_poster, mobile_blur } = banner;
  const moves = desktop_is_video || mobile_is_video;
  return (
    <HeroBanner
      title={title}
      text={text}
      headingLevel={first ? 1 : 2}
      // Banners leave room for words at their start.
      subject="end"
      actions={
        <>
          {button && <ButtonLink href={link}>{button}</ButtonLink>}
          {action}
        </>
      }
      picture={
        moves ? (
          <Medium
            src={mobile_image}
            film={mobile_is_video}
            poster={mobile_poster}
            blur={mobile_blur}
            sizes="100vw"
            first={first}
          />
        ) : (
          <Still phone={mobile_image} wide={desktop_image} blur={mobile_blur} first={first} />
        )
      }
      widePicture={
        moves && (
          <Medium
            src={desktop_image}
            film={desktop_is_video}
            poster={desktop_poster}
            blur={desktop_blur}
            sizes="42vw"
            first={first}
          />
        )
      }
    />
  );
}

const onWide = '(min-width: 768px)';
const onPhone = '(max-width: 767.98px)';

interface StillProps {
  phone: string;
  wide: string;
  /** Of the one for phones; the other one shows the same things. */
  blur: string | null;
  first: boolean;
}

/** Two images of which a screen fetches one. On wide pages the frame is high: it shows a part of a wide picture. */
function Still({ phone, wide, blur, first }: StillProps) {
  const wideSizes = '75vw';
  return (
    <>
      {first && <Preload src={phone} sizes="100vw" media={onPhone} />}
      {first && <Preload src={wide} sizes={wideSizes} media={onWide} />}
      <picture>
        <Sources src={wide} sizes={wideSizes} media={onWide} />
        <Sources src={phone} sizes="100vw" />
        <BlurImage src={phone} blur={blur} alt="" width={800} height={1000} {...hasteOf(first)} />
      </picture>
    </>
  );
}

function Sources({ src, sizes, media }: { src: string; sizes: string; media?: string }) {
  const avif = widthsOf(src, 'avif');
  const webp = widthsOf(src, 'webp');
  if (!avif || !webp) return <source srcSet={src} media={media} />;
  return (
    <>
      <source type="image/avif" srcSet={avif} sizes={sizes} media={media} />
      <source type="image/webp" srcSet={webp} sizes={sizes} media={media} />
    </>
  );
}

interface MediumProps {
  src: string;
  /** It is a film, which its poster stands in for. */
  film: boolean;
  poster: string;
  blur: string | null;
  sizes: string;
  first: boolean;
}

function Medium({ src, film, poster, blur, sizes, first }: MediumProps) {
  const t = useTexts();
  if (!film) return <Picture src={src} blur={blur} alt="" sizes={sizes} first={first} />;
  return (
    <HeroVideo src={src} poster={poster} blur={blur} labels={{ play: t('banner.play'), pause: t('banner.pause') }} />
  );
}
