// The checkout under crowds, and how quick it is. Usage: npm run bench:checkout
import '../bench/checkout.ts';
