/* Random four-player never-mind in plain C: the rules as one writes them first, with arrays on a
 * ring of forty fields.  It plays exactly the games that our engine and never_mind_tuned.c play:
 * same generator, same seeds, same totals.
 *
 *   gcc -O3 -march=native [-DSTATS=0] never_mind.c -o never_mind     STATS=0: no lead changes
 *   ./never_mind GAMES SEED                                          prints one line of JSON
 *
 * A piece is known by its steps from its own start: BASE, 0..39 on the track, 40..43 in the goal.
 */
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#ifndef STATS
#define STATS 1
#endif

enum { COLOURS = 4, PIECES = 4, TRACK = 40, SIDE = 10, LAST = 43, FIELDS = TRACK + COLOURS * PIECES,
       BASE = -1, EMPTY = -1, NOBODY = -1 };

typedef struct {
    int8_t at[COLOURS][PIECES];   /* steps of each piece */
    int8_t board[FIELDS];         /* PIECES * colour + piece, or EMPTY */
    int8_t in_base[COLOURS];
    int8_t in_goal[COLOURS];
    int16_t progress[COLOURS];    /* all its pieces together: 0 in base, 1 on the start, .. 44 on d */
    int turn;
    int die;
    int homes;                    /* how many colours are home */
    uint32_t rng[2];
} Game;

typedef struct { uint64_t rolls, turns, captures, lead_changes, wins[COLOURS]; } Totals;

/* The generator: xoroshiro64*, seeded by a hash of seed and game. */

static uint32_t rotated(uint32_t x, int k) { return x << k | x >> (32 - k); }

static uint32_t draw(Game *g, uint32_t n) /* 0..n-1 */
{
    uint32_t a = g->rng[0], b = g->rng[1] ^ a;
    g->rng[0] = rotated(a, 26) ^ b ^ b << 9;
    g->rng[1] = rotated(b, 13);
    return (uint64_t)(a * 0x9E3779BBu) * n >> 32;
}

static uint32_t mixed(uint32_t x)
{
    x = (x ^ x >> 16) * 0x85EBCA6Bu;
    x = (x ^ x >> 13) * 0xC2B2AE35u;
    return x ^ x >> 16;
}

static uint32_t hashed(uint32_t salt, uint64_t seed, uint64_t game)
{
    uint32_t h = mixed(salt ^ (uint32_t)seed);
    h = mixed(h ^ (uint32_t)(seed >> 32));
    h = mixed(h ^ (uint32_t)game);
    return mixed(h ^ (uint32_t)(game >> 32));
}

static void seed_stream(Game *g, uint64_t seed, uint64_t game)
{
    g->rng[0] = hashed(0x9E3779B9u, seed, game);
    g->rng[1] = hashed(0x85EBCA77u, seed, game);
    if (g->rng[0] == 0 && g->rng[1] == 0)
        g->rng[0] = 1;
}

/* The board. */

static int field(int colour, int steps)
{
    if (steps >= TRACK)
        return steps + PIECES * colour;
    int f = steps + SIDE * colour;
    return f < TRACK ? f : f - TRACK;
}

static bool is_own(const Game *g, int f) { return g->board[f] >> 2 == g->turn; }

/* May a piece on the board go as far as the die says? */
static bool can_move(const Game *g, int piece)
{
    int here = g->at[g->turn][piece], there = here + g->die;
    if (here == BASE || there > LAST)
        return false;
    for (int steps = here < TRACK ? TRACK : here + 1; steps < there; steps++)
        if (g->board[field(g->turn, steps)] != EMPTY)
            return false; /* nothing is jumped in the goal */
    return !is_own(g, field(g->turn, there));
}

/* Write the pieces that may move, in order; return how many. */
static int list_moves(const Game *g, int moves[PIECES])
{
    int me = g->turn, n = 0;
    if (g->in_base[me] > 0) {
        int starter = g->board[field(me, 0)];
        if (starter != EMPTY && starter >> 2 == me) { /* the start must be cleared */
            if (can_move(g, starter & 3)) {
                moves[0] = starter & 3;
                return 1;
            }
        } else if (g->die == 6) { /* a six must bring a piece in */
            int piece = 0;
            while (g->at[me][piece] != BASE)
                piece++;
            moves[0] = piece;
            return 1;
        }
    }
    for (int piece = 0; piece < PIECES; piece++)
        if (can_move(g, piece))
            moves[n++] = piece;
    return n;
}

static bool move(Game *g, int piece) /* true if it captured */
{
    int me = g->turn, here = g->at[me][piece], there = 0;
    if (here == BASE) {
        g->in_base[me]--;
    } else {
        there = here + g->die;
        g->board[field(me, here)] = EMPTY;
        g->in_goal[me] += here < TRACK && there >= TRACK;
    }
    int f = field(me, there), victim = g->board[f];
    if (victim != EMPTY) {
        int other = victim >> 2;
        g->progress[other] -= g->at[other][victim & 3] + 1;
        g->at[other][victim & 3] = BASE;
        g->in_base[other]++;
    }
    g->board[f] = PIECES * me + piece;
    g->at[me][piece] = there;
    g->progress[me] += there - here;
    return victim != EMPTY;
}

/* Nothing on the track and the goal filled from its far end: three rolls. */
static bool is_helpless(const Game *g)
{
    int me = g->turn;
    if (g->in_base[me] + g->in_goal[me] < PIECES)
        return false;
    for (int k = 0; k < g->in_goal[me]; k++)
        if (g->board[field(me, LAST - k)] == EMPTY)
            return false;
    return true;
}

/* The colour that is strictly ahead, or NOBODY. */
static int leading(const Game *g)
{
    int leader = 0;
    bool shared = false;
    for (int colour = 1; colour < COLOURS; colour++)
        if (g->progress[colour] > g->progress[leader])
            leader = colour, shared = false;
        else if (g->progress[colour] == g->progress[leader])
            shared = true;
    return shared ? NOBODY : leader;
}

/* Playing. */

static void roll(Game *g, Totals *t)
{
    g->die = 1 + draw(g, 6);
    t->rolls++;
}

static void set_up(Game *g, uint64_t seed, uint64_t game)
{
    seed_stream(g, seed, game);
    for (int f = 0; f < FIELDS; f++)
        g->board[f] = EMPTY;
    for (int colour = 0; colour < COLOURS; colour++) {
        g->in_base[colour] = PIECES;
        g->in_goal[colour] = 0;
        g->progress[colour] = 0;
        for (int piece = 0; piece < PIECES; piece++)
            g->at[colour][piece] = BASE;
    }
    g->homes = 0;
}

/* All roll, those that share the highest roll again, until one is left. */
static void find_first(Game *g, Totals *t)
{
    bool in[COLOURS] = {true, true, true, true};
    for (int left = COLOURS; left > 1;) {
        int rolled[COLOURS] = {0}, best = 0;
        for (int seat = 0; seat < COLOURS; seat++)
            if (in[seat]) {
                roll(g, t);
                rolled[seat] = g->die;
                if (g->die > best)
                    best = g->die;
            }
        left = 0;
        for (int seat = 0; seat < COLOURS; seat++) {
            in[seat] = rolled[seat] == best;
            left += in[seat];
            if (in[seat])
                g->turn = seat;
        }
    }
}

static void play_turn(Game *g, Totals *t)
{
    int me = g->turn, rolls = is_helpless(g) ? 3 : 1, moves[PIECES];
    while (rolls > 0) {
        roll(g, t);
        rolls--;
        int n = list_moves(g, moves);
        if (n > 0) {
            t->captures += move(g, moves[n > 1 ? draw(g, n) : 0]);
            if (g->in_goal[me] == PIECES) {
                t->wins[me] += g->homes == 0;
                g->homes++;
                return;
            }
            rolls = 0;
        }
        if (g->die == 6 && rolls == 0)
            rolls = 1;
    }
}

static void play(uint64_t seed, uint64_t game, Totals *t)
{
    Game g;
    int leader = NOBODY;
    set_up(&g, seed, game);
    find_first(&g, t);
    while (g.homes < COLOURS - 1) {
        if (g.in_goal[g.turn] < PIECES) {
            t->turns++;
            play_turn(&g, t);
            if (STATS) {
                int ahead = leading(&g);
                if (ahead != NOBODY && ahead != leader) {
                    t->lead_changes += leader != NOBODY;
                    leader = ahead;
                }
            }
        }
        g.turn = (g.turn + 1) % COLOURS;
    }
}

int main(int argc, char **argv)
{
    if (argc != 3) {
        fprintf(stderr, "usage: %s GAMES SEED\n", argv[0]);
        return 2;
    }
    uint64_t games = strtoull(argv[1], NULL, 10), seed = strtoull(argv[2], NULL, 10);
    Totals t = {0};
    char lead_changes[24] = "null"; /* not counted is not none */
    clock_t begin = clock(); /* processor time */
    for (uint64_t game = 0; game < games; game++)
        play(seed, game, &t);
    double seconds = (double)(clock() - begin) / CLOCKS_PER_SEC;
    if (STATS)
        snprintf(lead_changes, sizeof lead_changes, "%" PRIu64, t.lead_changes);
#define N "%" PRIu64
    printf("{\"games\": " N ", \"rolls\": " N ", \"turns\": " N ", \"captures\": " N
           ", \"wins\": [" N ", " N ", " N ", " N "], \"lead_changes\": %s, \"seconds\": %.6f}\n",
           games, t.rolls, t.turns, t.captures, t.wins[0], t.wins[1], t.wins[2], t.wins[3],
           lead_changes, seconds);
    return 0;
}
