/**
 * Where a chart can be shared, and the way there (product page, "Download and share"). In: a network, caption and
 * title. Out: the address to open, or null where there is none.
 *
 *   networkAddress("x", {post: "Chrome 65%", title: "Browsers"}) -> "https://x.com/intent/post?text=Chrome%2065%25"
 */
import { MAX_WEIGHTED_LENGTH, type Network, weightedLength } from "@charticle/contract";

export type NetworkChoice = { id: Network; name: string; kind: string };

/** The specification's kinds of networks, by the names that people know. */
export const NETWORK_CHOICES: readonly NetworkChoice[] = [
  { id: "linkedin", name: "LinkedIn", kind: "professional network" },
  { id: "x", name: "X", kind: "short posts" },
  { id: "reddit", name: "Reddit", kind: "discussion" },
  { id: "facebook", name: "Facebook", kind: "friends" },
  { id: "instagram", name: "Instagram", kind: "photos" },
  { id: "personal", name: "Personal", kind: "for yourself" },
];

export const networkName = (network: Network): string =>
  NETWORK_CHOICES.find(({ id }) => id === network)?.name ?? network;

const withQuery = (address: string, query: Record<string, string>): string =>
  `${address}?${new URLSearchParams(query).toString().replaceAll("+", "%20")}`;

export function networkAddress(network: Network, { post, title }: { post: string; title: string }): string | null {
  switch (network) {
    case "x":
      return withQuery("https://x.com/intent/post", { text: post });
    case "reddit":
      return withQuery("https://www.reddit.com/submit", { title });
    case "linkedin":
      return "https://www.linkedin.com/feed/";
    case "facebook":
      return "https://www.facebook.com/";
    case "instagram":
      return "https://www.instagram.com/";
    case "personal":
      return null;
  }
}

/** Longest posts, in the network's own count; X's are weighted. */
const POST_LIMITS: Readonly<Record<Network, number>> = {
  linkedin: 3000,
  x: MAX_WEIGHTED_LENGTH,
  reddit: 300,
  facebook: 63_206,
  instagram: 2200,
  personal: Number.POSITIVE_INFINITY,
};

export type PostLength = { length: number; limit: number; isOver: boolean };

export function postLength(network: Network, post: string): PostLength {
  const length = network === "x" ? weightedLength(post) : [...post].length;
  const limit = POST_LIMITS[network];
  return { length, limit, isOver: length > limit };
}
